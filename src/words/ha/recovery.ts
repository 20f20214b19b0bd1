import type { passwordRecoveryTexts as english } from '../en/recovery.ts'

export const passwordRecoveryTexts: typeof english = {
  title: 'Kun manta kalmar sirri?',
  text: 'Ku rubuta lambar wayarku. Za mu aiko da lamba ta SMS don sabuwar kalmar sirri.',
  phone: 'Lambar waya',
  send: 'Aiko da lamba',
  sentTitle: 'Ku rubuta lambar',
  sent: 'Idan wannan lambar waya tana da akawun, za a samu SMS da lamba. Tana aiki na minti 10.',
  code: 'Lambar da ke cikin SMS',
  password: 'Sabuwar kalmar sirri',
  passwordHint: 'Aƙalla harafi ko lamba 6',
  save: 'Ajiye ku shiga',
  again: 'Nemi sabuwar lamba',
  askOperator:
    'Wannan sabar ba ta iya aiko da lamba. Ku tambayi ƙungiyar manoma ko malamin gona da ya ba ku adireshin: za su ba ku sabuwar kalmar sirri.',
  back: 'Koma wurin shiga',
  shownText: 'Ku rubuta lambar da wayarku ta nuna lokacin da kuka danna lambar sabis. Tana aiki na minti 10.',
  shownCode: 'Lambar da wayarku ta nuna',
}
