import type { Operator } from '../../contracts/operator.ts'

/** Links to the operator, each with its text. */
export const contactLinks = ({ phone, email }: Operator = {}): [href: string, text: string][] => [
  ...(phone ? [[`tel:${phone}`, phone] as [string, string]] : []),
  ...(email ? [[`mailto:${email}`, email] as [string, string]] : []),
]
