import type { Operator } from '../../contracts/operator.ts'

export const contactLinks = ({ phone, email }: Operator = {}): (readonly [href: string, text: string])[] => [
  ...(phone ? [[`tel:${phone}`, phone] as const] : []),
  ...(email ? [[`mailto:${email}`, email] as const] : []),
]
