import { coordinatesOf } from '../../../contracts/shapes.ts'
import { translatorFor } from '../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { tell, to } from '../view.ts'
import { cropLabel, label } from './labels.ts'
import { cropsNear } from './near-crops.ts'

/** Where it is not known where the farm is. */
const MIDDLE_LAT = 9.06

/** A crop from a list: what is common around the farm, the rest behind "More crops". */
export const cropChoice: MenuScreen = {
  show({ user, words: { ussd }, language }, { more, ...given }) {
    const lat = given.lat === undefined ? (coordinatesOf(user?.location)?.lat ?? MIDDLE_LAT) : Number(given.lat)
    const { near, others } = cropsNear(lat)
    const chosen = (more ? others : near).map((crop) => ({
      label: cropLabel(crop, language),
      to: to('planted', { ...given, crop }),
    }))
    const rest = { label: label(translatorFor(language)('crops.more')), to: to('cropChoice', { ...given, more: 1 }) }
    return tell(ussd.whichCrop, more ? chosen : [...chosen, rest])
  },
}
