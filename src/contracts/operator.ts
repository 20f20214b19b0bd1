/** Organisation that runs this installation, from the settings. */
export interface Operator {
  name?: string
  phone?: string
  email?: string
}
