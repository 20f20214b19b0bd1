import { fill } from '../../../ground/fill.ts'
import type { MenuScreen } from '../dial.ts'
import { tell, to } from '../view.ts'
import type { MenuNeeds } from './needs.ts'

export const home = ({ config }: MenuNeeds): MenuScreen => ({
  show: ({ words: { ussd } }) =>
    tell(fill(ussd.want, { app: config.APP_NAME }), [{ label: ussd.language, to: to('languages') }]),
})
