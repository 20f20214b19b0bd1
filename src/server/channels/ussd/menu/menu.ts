import type { Menu } from '../dial.ts'
import { advice, adviceBadlySaid, adviceDone, adviceUndone, adviceUseful, adviceWhole } from './advice.ts'
import { badlySaid } from './badly-said.ts'
import { bags, bagsArea, bagsPlan, bagsPurse } from './bags.ts'
import { channel, channelSave, channels } from './channels.ts'
import { claim, claimKeep, claimProved, claimRefuse, claimStays, claimSure } from './claim.ts'
import { count, countSave, counts } from './count.ts'
import { cropChoice } from './crop-choice.ts'
import { fieldSize, fieldSizeSave, stage, stageSave, variety, varietySave } from './crop-details.ts'
import { crop, cropAdd, cropChange, cropPrices, cropRemove, cropRemoveAsk, cropRemoved, crops } from './crops.ts'
import { did, didAmount, didDay, didProduct, didSave, didUnit, didWhat, didWhen } from './did.ts'
import {
  askField,
  askPrevious,
  askStriga,
  askWater,
  fieldSave,
  previousSave,
  strigaSave,
  waterSave,
} from './field-questions.ts'
import { harvest, harvestBag, harvestBags, harvestSave } from './harvest.ts'
import { home } from './home.ts'
import { join, joined, joinMore, terms } from './join.ts'
import { languages } from './languages.ts'
import { logged, loggedOne, loggedUndone } from './logged.ts'
import type { MenuNeeds } from './needs.ts'
import { place, placeSave } from './place.ts'
import { plan } from './plan.ts'
import { planted, planting, typedDayScreen } from './planted.ts'
import { earlierAnswer, earlierEnd, myQuestion, myQuestions, question, questionSent } from './questions.ts'
import {
  deleteAsk,
  deleteMe,
  name,
  nameSave,
  settings,
  share,
  shareSave,
  smsSwitch,
  soil,
  soilSave,
  webCode,
} from './settings.ts'
import { speak } from './speak.ts'
import { weather, weatherDays, weatherRains, weatherWarnings, weatherWeek } from './weather.ts'

/** All menu screens by name; sessions store the names. */
export const createMenu = (needs: MenuNeeds): Menu => ({
  home: home(needs),
  claim: claim(needs),
  claimProved,
  claimKeep: claimKeep(needs),
  claimKept: claimStays,
  claimSure,
  claimRefuse: claimRefuse(needs),
  languages,
  speak: speak(needs),
  terms,
  name,
  nameSave: nameSave(needs),
  place: place(needs),
  placeSave: placeSave(needs),
  cropChoice,
  planted: planted(needs),
  planting: planting(needs),
  typedDay: typedDayScreen(needs),
  joinMore,
  join: join(needs),
  joined,
  advice: advice(needs),
  adviceWhole: adviceWhole(needs),
  adviceDone: adviceDone(needs),
  adviceUndone: adviceUndone(needs),
  adviceUseful: adviceUseful(needs),
  adviceBadlySaid: adviceBadlySaid(needs),
  weather: weather(needs),
  weatherDays: weatherDays(needs),
  weatherRains: weatherRains(needs),
  weatherWeek: weatherWeek(needs),
  weatherWarnings: weatherWarnings(needs),
  badlySaid: badlySaid(needs),
  crops: crops(needs),
  crop: crop(needs),
  cropPrices: cropPrices(needs),
  cropAdd: cropAdd(needs),
  cropChange: cropChange(needs),
  cropRemoveAsk: cropRemoveAsk(needs),
  cropRemove: cropRemove(needs),
  cropRemoved,
  plan: plan(needs),
  askWater,
  waterSave: waterSave(needs),
  askField: askField(needs),
  fieldSave: fieldSave(needs),
  askPrevious: askPrevious(needs),
  previousSave: previousSave(needs),
  askStriga: askStriga(needs),
  strigaSave: strigaSave(needs),
  stage: stage(needs),
  stageSave: stageSave(needs),
  variety: variety(needs),
  varietySave: varietySave(needs),
  fieldSize: fieldSize(needs),
  fieldSizeSave: fieldSizeSave(needs),
  logged: logged(needs),
  loggedOne: loggedOne(needs),
  loggedUndone: loggedUndone(needs),
  did: did(needs),
  didWhat: didWhat(needs),
  didWhen: didWhen(needs),
  didDay: didDay(needs),
  didUnit,
  didProduct,
  didAmount,
  didSave: didSave(needs),
  harvest: harvest(needs),
  harvestBags,
  harvestBag,
  harvestSave: harvestSave(needs),
  bags: bags(needs),
  bagsArea: bagsArea(needs),
  bagsPurse,
  bagsPlan: bagsPlan(needs),
  counts: counts(needs),
  count: count(needs),
  countSave: countSave(needs),
  ask: question,
  asked: questionSent(needs),
  earlierAnswer: earlierAnswer(needs),
  earlierEnd: earlierEnd(needs),
  myQuestions: myQuestions(needs),
  myQuestion: myQuestion(needs),
  settings,
  channels,
  channel: channel(needs),
  channelSave: channelSave(needs),
  smsSwitch: smsSwitch(needs),
  share,
  shareSave: shareSave(needs),
  soil,
  soilSave: soilSave(needs),
  webCode: webCode(needs),
  deleteAsk,
  deleteMe: deleteMe(needs),
})
