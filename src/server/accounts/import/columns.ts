/** In a file of their own, as `gona --help` names them and loads nothing else for it. */
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
