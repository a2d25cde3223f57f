/** Full rows in two, three and four columns. */
export const PAGE_SIZE = 24
