import type { CanonicalCropId } from '../../contracts/crops.ts'
import avocados from '../data/fertilizer/avocados.json' with { type: 'json' }
import bambaraGroundnut from '../data/fertilizer/bambara-groundnut.json' with { type: 'json' }
import banana from '../data/fertilizer/banana.json' with { type: 'json' }
import beans from '../data/fertilizer/beans.json' with { type: 'json' }
import cabbage from '../data/fertilizer/cabbage.json' with { type: 'json' }
import carrots from '../data/fertilizer/carrots.json' with { type: 'json' }
import cassava from '../data/fertilizer/cassava.json' with { type: 'json' }
import cocoa from '../data/fertilizer/cocoa.json' with { type: 'json' }
import coffee from '../data/fertilizer/coffee.json' with { type: 'json' }
import cotton from '../data/fertilizer/cotton.json' with { type: 'json' }
import cowpeas from '../data/fertilizer/cowpeas.json' with { type: 'json' }
import egusi from '../data/fertilizer/egusi.json' with { type: 'json' }
import ginger from '../data/fertilizer/ginger.json' with { type: 'json' }
import groundnuts from '../data/fertilizer/groundnuts.json' with { type: 'json' }
import lettuce from '../data/fertilizer/lettuce.json' with { type: 'json' }
import maize from '../data/fertilizer/maize.json' with { type: 'json' }
import mangoes from '../data/fertilizer/mangoes.json' with { type: 'json' }
import millet from '../data/fertilizer/millet.json' with { type: 'json' }
import oilPalm from '../data/fertilizer/oil-palm.json' with { type: 'json' }
import okra from '../data/fertilizer/okra.json' with { type: 'json' }
import onion from '../data/fertilizer/onion.json' with { type: 'json' }
import oranges from '../data/fertilizer/oranges.json' with { type: 'json' }
import pepper from '../data/fertilizer/pepper.json' with { type: 'json' }
import pigeonPea from '../data/fertilizer/pigeon-pea.json' with { type: 'json' }
import plantain from '../data/fertilizer/plantain.json' with { type: 'json' }
import potatoes from '../data/fertilizer/potatoes.json' with { type: 'json' }
import rice from '../data/fertilizer/rice.json' with { type: 'json' }
import sesame from '../data/fertilizer/sesame.json' with { type: 'json' }
import sorghum from '../data/fertilizer/sorghum.json' with { type: 'json' }
import soybean from '../data/fertilizer/soybean.json' with { type: 'json' }
import spinach from '../data/fertilizer/spinach.json' with { type: 'json' }
import sugarcane from '../data/fertilizer/sugarcane.json' with { type: 'json' }
import sweetPotato from '../data/fertilizer/sweet-potato.json' with { type: 'json' }
import tomato from '../data/fertilizer/tomato.json' with { type: 'json' }
import watermelon from '../data/fertilizer/watermelon.json' with { type: 'json' }
import wheat from '../data/fertilizer/wheat.json' with { type: 'json' }
import yam from '../data/fertilizer/yam.json' with { type: 'json' }
import type { FertilizerFigures } from '../feeding/figures.ts'

/** What is known of feeding each crop; null: nothing is, and manure is all that can be told. */
const RECORDS: Record<CanonicalCropId, unknown> = {
  avocados,
  'bambara-groundnut': bambaraGroundnut,
  banana,
  beans,
  cabbage,
  carrots,
  cassava,
  cocoa,
  coffee,
  cotton,
  cowpeas,
  egusi,
  ginger,
  groundnuts,
  lettuce,
  maize,
  mangoes,
  millet,
  'oil-palm': oilPalm,
  okra,
  onion,
  oranges,
  pepper,
  plantain,
  potatoes,
  rice,
  sesame,
  sorghum,
  soybean,
  spinach,
  sugarcane,
  'sweet-potato': sweetPotato,
  tomato,
  watermelon,
  wheat,
  yam,
  'pigeon-pea': pigeonPea,
}

export const fertilizerOf = (crop: CanonicalCropId): FertilizerFigures | null =>
  RECORDS[crop] as FertilizerFigures | null
