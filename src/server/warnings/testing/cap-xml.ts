// Without Bun, so that Playwright loads it too.
interface Warning {
  id: string
  type?: 'Alert' | 'Update' | 'Cancel'
  sent?: string
  refs?: string[]
  severity?: string
  urgency?: string
  certainty?: string
  onset?: string
  expires?: string
  polygon?: string
  language?: string
  event?: string
  eventCode?: string
  status?: string
  description?: string
  area?: string
}

export const KANO_BOX = '11.00,7.70 13.00,7.70 13.00,10.50 11.00,10.50 11.00,7.70'
/** Around Lagos, without Kano. */
export const LAGOS_BOX = '6.00,3.00 7.00,3.00 7.00,4.00 6.00,4.00 6.00,3.00'

/** Writes a CAP file with one info block. */
export function capXml({
  id,
  type = 'Alert',
  sent = '2026-08-17T07:50:16+01:00',
  refs = [],
  severity = 'Severe',
  urgency = 'Expected',
  certainty = 'Likely',
  onset = '2026-08-18T14:00:00+01:00',
  expires = '2026-08-19T06:00:00+01:00',
  polygon = KANO_BOX,
  language = 'en',
  event = 'THUNDERSTORMS',
  eventCode = 'OET-194',
  status = 'Actual',
  description = 'THUNDERSTORMS ARE EXPECTED OVER KANO.',
  area = 'Some states in Nigeria will be affected.',
}: Warning): string {
  const references = refs.map((ref) => `cfo@nimet.gov.ng,${ref},2026-08-17T07:50:16+01:00`).join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${id}</identifier><sender>cfo@nimet.gov.ng</sender>
<sent>${sent}</sent><status>${status}</status><msgType>${type}</msgType><scope>Public</scope>
${references && `<references>${references}</references>`}
<info><language>${language}</language><category>Met</category><event>${event}</event><responseType>Prepare</responseType>
<urgency>${urgency}</urgency><severity>${severity}</severity><certainty>${certainty}</certainty>
<eventCode><valueName>OET:v1.2</valueName><value>${eventCode}</value></eventCode>
<onset>${onset}</onset><expires>${expires}</expires><senderName>NiMet, Nigeria</senderName>
<headline>${event} OVER PARTS OF NIGERIA</headline><description>${description}</description>
<area><areaDesc>${area}</areaDesc>${polygon && `<polygon>${polygon}</polygon>`}</area></info></alert>`
}
