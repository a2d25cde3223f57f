/** Longer ones the contract refuses; nobody types further. */
export const NAME_MAX = 60
