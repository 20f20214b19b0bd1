/** The most crops of one farmer. More than a smallholder grows, few enough to be advised on at once. */
export const MAX_CROPS = 60

/** How far ahead a crop may be planned. */
export const MOST_DAYS_AHEAD = 180
