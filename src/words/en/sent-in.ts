/** Notice, shown once in English, that messages come in another language than the reader's. */
export const sendingLanguageTexts = {
  title: 'SMS and alerts come in {other}',
  text: 'Our {own} words are new. Until someone who grew up with {own} has read them, SMS and alerts on the phone come in {other}. Advice in the app is shown in both.',
}
