/** Organisation that runs this installation, from its settings. */
export interface Operator {
  name?: string
  phone?: string
  email?: string
}
