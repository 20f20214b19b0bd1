import { coordinatesOf } from '../../../../contracts/shapes.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { menuPlace, textView } from '../view.ts'
import { cropLabel, shortLabel } from './labels.ts'
import { cropsByNearness } from './near-crops.ts'
import { otherPlaceChoices } from './place.ts'

/** Latitude used while the farm's location is unknown. */
const MIDDLE_LAT = 9.06

export const cropChoiceScreen: MenuScreen = {
  show(dial, { more, ...given }) {
    const { user, words, language } = dial
    const lat = given.lat === undefined ? (coordinatesOf(user?.location)?.lat ?? MIDDLE_LAT) : Number(given.lat)
    const { near, others } = cropsByNearness(lat)
    const { typed: _, ...known } = given
    const chosen = (more ? others : near).map((crop) => ({
      label: cropLabel(crop, language),
      to: menuPlace('planted', { ...known, crop }),
    }))
    const rest = {
      label: shortLabel(translatorFor(language)('crops.more')),
      to: menuPlace('cropChoice', { ...given, more: 1 }),
    }
    const other = otherPlaceChoices(dial, 'cropChoice', given)
    // Names a place that was chosen for the user once, with a link to others of its name.
    const say = other.length > 0 ? `${given.place}. ${words.ussd.whichCrop}` : words.ussd.whichCrop
    return textView(say, more ? chosen : [...chosen, rest, ...other])
  },
}
