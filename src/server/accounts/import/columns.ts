/**
 * The columns of an assisted registration; only `phone` and `crops` have to be there. By themselves, as `gona --help`
 * names them and loads nothing else for it.
 */
export const IMPORT_COLUMNS = [
  'phone',
  'firstName',
  'lastName',
  'location',
  'crops',
  'plantingDate',
  'language',
  'sms',
  'smsOnly',
] as const
