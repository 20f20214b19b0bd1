/** Maximum crops per farmer: more than a smallholder grows, few enough to advise in one run. */
export const MAX_CROPS = 60

export const MAX_DAYS_AHEAD = 180
