import { expect, test } from 'bun:test'
import { capXml, messageOf } from './testing/samples.ts'
import { groupIntoEvents } from './warning-events.ts'
import { toSentenceCase, weatherServiceName } from './warning-texts.ts'

test.each([
  [
    'THUNDERSTORMS ARE EXPECTED OVER KANO, CROSS RIVER AND PARTS OF NIGER STATE. STAY AWAY FROM RIVERS! IT IS 60 KM/H.',
    'Thunderstorms are expected over Kano, Cross River and parts of Niger state. Stay away from rivers! It is 60 km/h.',
  ],
  ['SOME STATES IN NIGERIA WILL BE AFFECTED.', 'Some states in Nigeria will be affected.'],
  ['NIGERIAN FARMERS', 'Nigerian farmers'],
  ['Gusts of 60 km/h over KANO.', 'Gusts of 60 km/h over KANO.'],
  ['', ''],
])('%p is shown as %p', (theirs, shown) => {
  expect(toSentenceCase(theirs)).toBe(shown)
})

test.each([
  ['NiMet, Nigeria', 'NiMet'],
  ['Ministry of Agriculture Water and Land Reform', 'Ministry of Agriculture Water'],
  ['Meteorologicalserviceofallnorthern states', 'Meteorologicalserviceofallnort'],
  ['', 'nimet.gov.ng'],
])('%p is named %p', (senderName, name) => {
  const xml = capXml({ id: 'a' }).replace(
    /<senderName>.*<\/senderName>/,
    senderName && `<senderName>${senderName}</senderName>`,
  )
  const [block] = groupIntoEvents([messageOf(xml)])[0]!.versions[0]!.blocks
  expect(weatherServiceName(block!)).toBe(name)
})
