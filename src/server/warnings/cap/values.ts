/** Values of CAP 1.2, section 3.2 (OASIS, 2010); a larger index of severity and urgency is graver. */
export const CAP_SEVERITIES = ['Unknown', 'Minor', 'Moderate', 'Severe', 'Extreme'] as const
export const CAP_URGENCIES = ['Unknown', 'Past', 'Future', 'Expected', 'Immediate'] as const
export const CAP_CERTAINTIES = ['Unknown', 'Unlikely', 'Possible', 'Likely', 'Observed'] as const
export const CAP_STATUSES = ['Actual', 'Exercise', 'System', 'Test', 'Draft'] as const
export const CAP_MESSAGE_TYPES = ['Alert', 'Update', 'Cancel', 'Ack', 'Error'] as const
export const CAP_SCOPES = ['Public', 'Restricted', 'Private'] as const
export const CAP_CATEGORIES = [
  ...['Geo', 'Met', 'Safety', 'Security', 'Rescue', 'Fire'],
  ...['Health', 'Env', 'Transport', 'Infra', 'CBRNE', 'Other'],
] as const
export const CAP_NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2'

type Severity = (typeof CAP_SEVERITIES)[number]
type Urgency = (typeof CAP_URGENCIES)[number]
type Certainty = (typeof CAP_CERTAINTIES)[number]
type MessageType = (typeof CAP_MESSAGE_TYPES)[number]

/** WGS 84 degrees. */
export type Point = readonly [lat: number, lng: number]
export type Ring = readonly Point[]
export interface Circle {
  centre: Point
  km: number
}

export interface CapArea {
  desc: string
  polygons: Ring[]
  circles: Circle[]
  geocodes: string[]
}

/** One info block: an event in one language. Times are ISO texts in UTC. */
export interface CapInfo {
  /** Tag of the file; `en-US` if the file has none. */
  language: string
  categories: string[]
  event: string
  eventCodes: string[]
  urgency: Urgency
  severity: Severity
  certainty: Certainty
  onset: string | null
  expires: string | null
  senderName: string
  headline: string
  description: string
  instruction: string
  areas: CapArea[]
}

export interface CapReference {
  sender: string
  identifier: string
}

export interface CapAlert {
  identifier: string
  sender: string
  sent: string
  status: (typeof CAP_STATUSES)[number]
  msgType: MessageType
  scope: (typeof CAP_SCOPES)[number]
  note: string
  references: CapReference[]
  infos: CapInfo[]
}
