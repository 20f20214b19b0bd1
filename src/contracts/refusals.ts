import { AppError, type RefusalText } from '../shared/errors.ts'
import { createRefusalHelpers, type RefusalTable, SHARED_REFUSALS } from '../shared/refusals.ts'

/** Error messages for users. API responses are in English, screens in the reader's language. */
export const REFUSALS = {
  ...SHARED_REFUSALS,
  unauthorized: { code: 'unauthorized', says: 'Unauthorized' },
  forbidden: { code: 'forbidden', says: 'Forbidden' },
  'admin.locked': {
    code: 'forbidden',
    says: 'Administrators need two-step sign-in here. Please switch it on in your profile first.',
  },
  'signIn.wrong': { code: 'unauthorized', says: 'Invalid phone number or password' },
  'password.required': { code: 'invalid', says: 'Password is required' },
  'password.short': { code: 'invalid', says: 'Password must be at least 6 characters' },
  'password.long': { code: 'invalid', says: 'Password must be at most 200 characters' },
  'password.differs': { code: 'invalid', says: "Passwords don't match" },
  'password.wrong': { code: 'forbidden', says: 'Incorrect password' },
  'password.common': {
    code: 'invalid',
    says: 'Many people use this password, so it is easy to guess. Please choose another, like two words only you would put together.',
  },
  'password.ownPhone': {
    code: 'invalid',
    says: 'This is your phone number, which many people know. Please choose another password, like two words only you would put together.',
  },
  'code.wrong': { code: 'invalid', says: 'This code is wrong or too old. Please check it, or ask for a new one.' },
  'webCode.wrong': {
    code: 'unauthorized',
    says: 'This code is wrong or too old. Please dial again for a new one.',
  },
  'account.admin': { code: 'forbidden', says: 'This is an administrator’s account. Delete it on the web.' },
  'code.used': { code: 'conflict', says: 'This was done already. Please sign in with the new password.' },
  'secondFactor.wrongCode': {
    code: 'forbidden',
    says: 'This code is wrong or was used already. Please wait for the next code in your app.',
  },
  'secondFactor.codeRequired': { code: 'invalid', says: 'Code is required' },
  'secondFactor.late': { code: 'conflict', says: 'This took too long. Please start again.' },
  'secondFactor.onAlready': { code: 'conflict', says: 'Two-step sign-in is on already.' },
  'session.ended': { code: 'not_found', says: 'This sign-in has ended already' },
  'phone.required': { code: 'invalid', says: 'Phone number is required' },
  'phone.short': { code: 'invalid', says: 'Phone number must be at least 10 digits' },
  'phone.long': { code: 'invalid', says: 'Phone number is too long' },
  'phone.check': {
    code: 'invalid',
    says: 'Please check the phone number. Write it like 0803 123 4567, or with its country code, like +264 81 123 4567',
  },
  'phone.taken': {
    code: 'conflict',
    says: 'This phone number already has an account. Please sign in, or use another number.',
  },
  'name.ofApp': { code: 'invalid', says: 'This is the name of this service. Please write your own name.' },
  'practice.notHere': { code: 'forbidden', says: 'The practice phone does not do this.' },
  'practice.taken': {
    code: 'conflict',
    says: 'This number belongs to somebody. Please practise with a number that nobody has.',
  },
  'sms.tooLong': { code: 'invalid', says: 'This text is too long for two SMS. Please shorten it.' },
  'export.reason': { code: 'invalid', says: 'Please give the reason for a list of everybody.' },
  'email.check': { code: 'invalid', says: 'Please enter a valid email address' },
  'email.taken': {
    code: 'conflict',
    says: 'This email address already has an account. Please use another one or leave it empty.',
  },
  'username.check': {
    code: 'invalid',
    says: 'Username may have 2 to 50 letters, digits, dots, dashes and underscores',
  },
  'username.taken': { code: 'conflict', says: 'This username is taken. Please choose another one or leave it empty.' },
  'crops.required': { code: 'invalid', says: 'Please select at least one crop' },
  'crops.unknown': { code: 'invalid', says: 'Please choose crops from the list' },
  'crops.none': { code: 'invalid', says: 'Add your crops to get personalized advisories.' },
  'crops.full': {
    code: 'invalid',
    says: 'Advice is for your newest {max} crops. To add another one, first remove one that you no longer grow.',
  },
  'crop.required': { code: 'invalid', says: 'Please fill in all required fields' },
  'crop.unknown': { code: 'invalid', says: 'Please choose a crop from the list' },
  'crop.fieldOfRice': { code: 'invalid', says: 'Lowland, upland or irrigated applies only to rice' },
  'crop.missing': { code: 'not_found', says: 'Crop not found' },
  'planting.future': { code: 'invalid', says: 'Planting date cannot be in the future' },
  'planting.tooFar': { code: 'invalid', says: 'Planting date can be at most {max} days ahead' },
  'planting.longAgo': { code: 'invalid', says: 'Planting date must be within the last ten years' },
  'planting.treeLongAgo': { code: 'invalid', says: 'Planting date must be within the last sixty years' },
  'area.number': { code: 'invalid', says: 'Farm area must be a number' },
  'area.negative': { code: 'invalid', says: 'Farm area must be 0 or more' },
  'area.large': { code: 'invalid', says: 'Farm area must be at most 100,000 acres' },
  'log.kind': { code: 'invalid', says: 'Please choose what was done from the list' },
  'log.future': { code: 'invalid', says: 'This day is still to come. Please add it once it is done.' },
  'log.early': {
    code: 'invalid',
    says: 'This is more than {max} days before planting. Please check the date.',
  },
  'area.check': { code: 'invalid', says: 'The land must be more than 0 and at most 10,000 acres or hectares' },
  'money.check': { code: 'invalid', says: 'Money must be a number above 0, at most 1,000,000,000' },
  'grade.unknown': { code: 'invalid', says: 'This fertiliser is not in the list' },
  'grades.many': { code: 'invalid', says: 'Please choose at most {max} fertilisers' },
  'bag.check': { code: 'invalid', says: 'A bag must hold more than 0 and at most 100 kg' },
  'look.check': { code: 'invalid', says: 'Choose how the maize looks, from 1 to 5' },
  'manure.check': { code: 'invalid', says: 'Manure must be 0 or more, in kg' },
  'bags.otherCrop': { code: 'invalid', says: 'There is another crop on this field' },
  'log.amount': { code: 'invalid', says: 'The amount must be a number above 0' },
  'log.unit': { code: 'invalid', says: 'Please choose the unit of the amount from the list' },
  'log.count': { code: 'invalid', says: 'Please write how many plants had it, and of how many you looked at' },
  'log.missing': { code: 'not_found', says: 'This is not in the farm log any more' },
  'harvest.closed': { code: 'conflict', says: 'This question has its answer already.' },
  'harvest.bags': { code: 'invalid', says: 'Write the number of bags, like 12 or 0' },
  'harvest.lot': {
    code: 'invalid',
    says: 'That is a lot for your field. Please check it. If it is right, send it again.',
  },
  'irrigation.required': { code: 'invalid', says: 'Please select at least one irrigation method' },
  'irrigation.unknown': { code: 'invalid', says: 'Please choose irrigation methods from the list' },
  'farmSize.unknown': { code: 'invalid', says: 'Please choose a farm size from the list' },
  'experience.unknown': { code: 'invalid', says: 'Please choose your experience from the list' },
  'soil.unknown': { code: 'invalid', says: 'Please choose a soil type from the list' },
  'language.unknown': { code: 'invalid', says: 'Please choose a language from the list' },
  'place.required': { code: 'invalid', says: 'Please enter a place name' },
  'place.check': { code: 'invalid', says: 'Please enter a place name, or a place with lat, lng and name' },
  'place.notFound': {
    code: 'not_found',
    says: 'We could not find "{name}". Please enter the name of a town near you.',
  },
  'place.ofProfileNotFound': {
    code: 'not_found',
    says: 'We could not find "{name}". Please enter a town or local government near you in your profile.',
  },
  'place.first': { code: 'not_found', says: 'Please set your location in your profile first.' },
  'place.forAdvice': { code: 'invalid', says: 'Please set your location in your profile to get advisories.' },
  'place.forWeather': {
    code: 'invalid',
    says: 'Please set your location in your profile to view weather information.',
  },
  'place.far': {
    code: 'invalid',
    says: 'We know the weather of Nigeria and Namibia only. Please choose a place there.',
  },
  'latitude.number': { code: 'invalid', says: 'Latitude must be a number' },
  'latitude.range': { code: 'invalid', says: 'Latitude must be between -90 and 90' },
  'longitude.number': { code: 'invalid', says: 'Longitude must be a number' },
  'longitude.range': { code: 'invalid', says: 'Longitude must be between -180 and 180' },
  'advisory.missing': { code: 'not_found', says: 'Advisory not found.' },
  'question.required': { code: 'invalid', says: 'Please write your question, or add a photo' },
  'recording.wrong': { code: 'invalid', says: 'This recording does not work. Please record again.' },
  'recording.missing': { code: 'not_found', says: 'The recording is not there now' },
  'question.today': { code: 'conflict', says: 'You asked {max} questions today. Please ask again tomorrow.' },
  'question.waiting': {
    code: 'conflict',
    says: '{max} of your questions are still waiting for an answer. Please wait for one first.',
  },
  'question.claimed': { code: 'conflict', says: 'Another extension officer is answering this question' },
  'question.merge': { code: 'conflict', says: 'Please choose another question' },
  'person.missing': { code: 'not_found', says: 'This farmer is not there now' },
  'person.notSent': {
    code: 'conflict',
    says: 'The SMS could not be sent now. The old password still works.',
  },
  'person.unproved': {
    code: 'conflict',
    says: 'The number is not confirmed. Ask its owner to confirm it in the profile first.',
  },
  'answer.missing': { code: 'not_found', says: 'This answer is not there now' },
  'answer.ended': { code: 'conflict', says: 'This question has its answer. Thank you.' },
  'answer.links': { code: 'invalid', says: 'Please leave out numbers and links' },
  'answer.today': { code: 'conflict', says: 'You gave {max} answers today. Please answer again tomorrow.' },
  'answer.dose': {
    code: 'conflict',
    says: 'The adviser says {right}, you wrote {wrote}: send it anyway?',
  },
  'answer.noWords': {
    code: 'invalid',
    says: 'Please write the question in words, so that others find the answer',
  },
  'answer.barred': {
    code: 'conflict',
    says: '{name} must not be used on this crop. Please leave it out of the answer.',
  },
  'post.required': { code: 'invalid', says: 'Please write something in your post' },
  'post.missing': { code: 'not_found', says: 'Post not found' },
  'reply.required': { code: 'invalid', says: 'Please write your reply' },
  'reply.missing': { code: 'not_found', says: 'Reply not found' },
  'image.large': { code: 'too_large', says: 'Image must be smaller than 5MB' },
  'image.wrongType': { code: 'invalid', says: 'Please select an image file' },
  'image.first': { code: 'invalid', says: 'Please upload the image first' },
  'image.missing': { code: 'not_found', says: 'Image unavailable' },
  'warning.missing': { code: 'not_found', says: 'There is no such warning.' },
  'notification.missing': { code: 'not_found', says: 'Notification not found' },
  'push.unreachable': { code: 'invalid', says: 'This phone cannot be reached with alerts' },
  'sms.running': { code: 'conflict', says: 'A bulk SMS is still being sent. Please wait until it is finished.' },
  'sms.campaignMissing': { code: 'not_found', says: 'Campaign not found' },
  'sms.provider': { code: 'provider_failed', says: 'The SMS provider gave no usable answer. Please try again later.' },
  'sms.phoneRequired': { code: 'invalid', says: 'Please enter a phone number' },
  'sms.phoneCheck': {
    code: 'invalid',
    says: 'Please enter a phone number that can be called, like 0803 123 4567 or +234 803 123 4567',
  },
  'sms.optedOut': { code: 'conflict', says: 'This person has opted out of SMS. Nothing was sent.' },
  'sms.testFailed': { code: 'provider_failed', says: 'Failed to send test SMS: {reason}' },
  'price.country': { code: 'invalid', says: 'Please choose the country: NG or NA' },
  'price.kind': { code: 'invalid', says: 'Please say what it is: input or produce' },
  'price.grade': { code: 'invalid', says: 'Please choose a fertiliser from the list of the country' },
  'price.bag': { code: 'invalid', says: 'A bag holds {min} to {max} kg' },
  'price.amount': { code: 'invalid', says: 'The price must be a number above 0, at most {max}' },
  'price.cents': { code: 'invalid', says: 'The price has at most two digits after the point' },
  'price.currency': { code: 'invalid', says: 'Prices of this country are in {currency}' },
  'price.market': {
    code: 'invalid',
    says: 'Please name the market with {min} to {max} letters, the first a letter or a number',
  },
  'price.future': { code: 'invalid', says: 'This day is still to come. Please write the day the price was asked.' },
  'price.old': { code: 'invalid', says: 'This is more than {years} years ago' },
  'question.missing': { code: 'not_found', says: 'This question is not in the list any more' },
  'answer.required': { code: 'invalid', says: 'Please write an answer first' },
  'phone.confirmFirst': {
    code: 'conflict',
    says: 'Please confirm your number first, in your profile.',
  },
  'phone.stopped': {
    code: 'conflict',
    says: 'This phone wants no SMS or calls from us. If it is yours, send START by SMS from it, then try again.',
  },
  'answer.stopped': { code: 'conflict', says: 'This person has sent STOP, so no SMS goes to them. Please ring them.' },
  'answer.notToday': {
    code: 'conflict',
    says: 'No more SMS can go to this person today. Please answer tomorrow, or ring them.',
  },
  'answer.notThere': { code: 'conflict', says: 'We cannot send SMS to this number. Please ring it.' },
  'price.unit': { code: 'invalid', says: 'Please choose what the price is for' },
  'price.doubtful': {
    code: 'conflict',
    says: 'This is far from other prices near you. If it is right, send it again.',
  },
  'price.today': { code: 'conflict', says: 'You told us {max} prices today. Please tell us more tomorrow.' },
  'sell.noPrice': { code: 'invalid', says: 'We know no price for this crop. Please write one.' },
  'price.missing': { code: 'not_found', says: 'This price is not in the list any more' },
  'price.file': { code: 'invalid', says: 'Please choose a file with prices' },
  'price.lines': { code: 'invalid', says: 'A file has at most {max} lines. Please split it in two.' },
  'file.columns': {
    code: 'invalid',
    says: 'The first line must name the columns {columns}; missing: {missing}',
  },
  'text.long': { code: 'invalid', says: 'Please use at most {max} characters' },
  'date.format': { code: 'invalid', says: 'Please enter a date as YYYY-MM-DD' },
  'field.check': { code: 'invalid', says: 'Please check {field}' },
  'form.unreadable': { code: 'invalid', says: 'The form could not be read. Please try again.' },
  'request.unexpected': { code: 'invalid', says: 'The request is not in the expected form' },
  'request.large': { code: 'too_large', says: 'The request is too large' },
  'request.done': {
    code: 'conflict',
    says: 'This was done already. Please check the result before you send it again.',
  },
  'request.working': { code: 'conflict', says: 'This request is being worked on. Please try again in a moment.' },
  'server.full': {
    code: 'unavailable',
    says: 'The server cannot save right now: its disk is full. Please try again later.',
  },
  'server.unreached': {
    code: 'unavailable',
    says: 'The server cannot reach its database right now. Please try again in a moment.',
  },
  'server.uncertain': {
    code: 'unavailable',
    says: 'The answer did not come in time. Please check if it was saved before you try again.',
  },
  'server.unconfirmed': {
    code: 'unavailable',
    says: 'We could not make sure that it is safe. Please check if it was saved before you try again.',
  },
  'server.promoted': {
    code: 'unavailable',
    says: 'Our database was promoted elsewhere. Nothing was saved here. Please try again in a few minutes.',
  },
} as const satisfies RefusalTable

export type RefusalKey = keyof typeof REFUSALS

export const { refusalError, fieldRefusalError, said: refusalText } = createRefusalHelpers(REFUSALS)

interface Issue {
  path: PropertyKey[]
  message: string
}

/** Converts zod issues to one error: the first message, and one message per field. */
export function refusalOfIssues(issues: readonly Issue[]): AppError {
  const fields: Record<string, RefusalText> = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (path) fields[path] ??= refusalOfText(issue.message, path)
  }
  const isWhole = (issues[0]?.path.length ?? 0) === 0
  return new AppError('invalid', isWhole ? refusalText('request.unexpected') : Object.values(fields)[0]!, { fields })
}

/** Converts the message of a failed validation: our own rules store JSON with a message key (refusal-messages.ts), messages of zod itself are replaced by a general one. */
function refusalOfText(message: string, field: string): RefusalText {
  if (!message.startsWith('{')) return refusalText('field.check', { field })
  const rule: RefusalText | { key: RefusalKey; values: never } = JSON.parse(message)
  return 'key' in rule ? refusalText(rule.key, rule.values) : rule
}
