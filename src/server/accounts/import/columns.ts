/** In a file of its own, so that `gona --help` names the columns without loading the importer. */
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
