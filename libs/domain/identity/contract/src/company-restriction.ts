/** Why a company may begin nothing new; each is lifted by itself. */
export const RESTRICTION_CAUSES = ['licence', 'risk'] as const
export type RestrictionCause = (typeof RESTRICTION_CAUSES)[number]
