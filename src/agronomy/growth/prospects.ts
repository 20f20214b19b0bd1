/**
 * Whether money put into a field can come back. `late`: it may still ripen, spend little. `too_late`, `too_dry`, `wrong_season`:
 * it will not work here, spend nothing more.
 */
export type Prospects = 'fine' | 'late' | 'too_late' | 'too_dry' | 'wrong_season'
