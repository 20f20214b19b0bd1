/** The organisation that runs this installation, as far as its settings say. */
export interface Operator {
  name?: string
  /** E.164. */
  phone?: string
  email?: string
}
