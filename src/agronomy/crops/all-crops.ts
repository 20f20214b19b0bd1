import type { CanonicalCropId } from '../../contracts/crops.ts'
import { avocados } from './avocados.ts'
import { bambaraGroundnut } from './bambara-groundnut.ts'
import { banana } from './banana.ts'
import { beans } from './beans.ts'
import { cabbage } from './cabbage.ts'
import { carrots } from './carrots.ts'
import { cassava } from './cassava.ts'
import { cocoa } from './cocoa.ts'
import { coffee } from './coffee.ts'
import { cotton } from './cotton.ts'
import { cowpeas } from './cowpeas.ts'
import type { CropRecord, Tree } from './crop-record.ts'
import { egusi } from './egusi.ts'
import { ginger } from './ginger.ts'
import { groundnuts } from './groundnuts.ts'
import { lettuce } from './lettuce.ts'
import { maize } from './maize.ts'
import { mangoes } from './mangoes.ts'
import { millet } from './millet.ts'
import { oilPalm } from './oil-palm.ts'
import { okra } from './okra.ts'
import { onion } from './onion.ts'
import { oranges } from './oranges.ts'
import { pepper } from './pepper.ts'
import { pigeonPea } from './pigeon-pea.ts'
import { plantain } from './plantain.ts'
import { potatoes } from './potatoes.ts'
import { rice } from './rice.ts'
import { sesame } from './sesame.ts'
import { sorghum } from './sorghum.ts'
import { soybean } from './soybean.ts'
import { spinach } from './spinach.ts'
import { sugarcane } from './sugarcane.ts'
import { sweetPotato } from './sweet-potato.ts'
import { tomato } from './tomato.ts'
import { watermelon } from './watermelon.ts'
import { wheat } from './wheat.ts'
import { yam } from './yam.ts'

/** Crop records, one file each. The compiler reports crops without a record. */
export const CROP_RECORDS = {
  maize,
  cassava,
  beans,
  rice,
  sorghum,
  millet,
  yam,
  'sweet-potato': sweetPotato,
  groundnuts,
  cowpeas,
  sesame,
  cotton,
  coffee,
  cocoa,
  plantain,
  banana,
  tomato,
  onion,
  pepper,
  okra,
  spinach,
  cabbage,
  wheat,
  potatoes,
  carrots,
  lettuce,
  mangoes,
  oranges,
  avocados,
  soybean,
  'oil-palm': oilPalm,
  egusi,
  'bambara-groundnut': bambaraGroundnut,
  ginger,
  watermelon,
  'pigeon-pea': pigeonPea,
  sugarcane,
} satisfies Record<CanonicalCropId, CropRecord>

/** The crops whose record is of one kind. */
type CropsThatAre<Kind extends CropRecord> = {
  [Crop in CanonicalCropId]: (typeof CROP_RECORDS)[Crop] extends Kind ? Crop : never
}[CanonicalCropId]
export type TreeCrop = CropsThatAre<Tree>
