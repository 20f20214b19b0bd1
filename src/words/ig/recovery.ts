import type { passwordRecoveryTexts as english } from '../en/recovery.ts'

export const passwordRecoveryTexts: typeof english = {
  title: 'Ị chefuru okwuntughe gị?',
  text: 'Tinye nọmba ekwentị gị. Anyị ga-eziga koodu na SMS ka i mee okwuntughe ọhụrụ.',
  phone: 'Nọmba ekwentị',
  send: 'Ziga koodu',
  sentTitle: 'Tinye koodu ahụ',
  sent: 'Ọ bụrụ na nọmba a nwere akaụntụ, koodu na-abịa na SMS. Ọ na-arụ ọrụ nkeji 10.',
  code: 'Koodu dị na SMS',
  password: 'Okwuntughe ọhụrụ',
  passwordHint: 'Opekata mpe mkpụrụ edemede 6',
  save: 'Chekwaa wee banye',
  again: 'Rịọ koodu ọhụrụ',
  askOperator:
    'Sava a enweghị ike iziga koodu. Jụọ otu ndị ọrụ ugbo ma ọ bụ onye nkuzi ọrụ ugbo nyere gị adreesị a: ha ga-enye gị okwuntughe ọhụrụ.',
  back: 'Laghachi na mbanye',
  shownText: 'Dee koodu ekwentị gị gosiri mgbe ị kpọrọ. Ọ na-arụ ọrụ nkeji 10.',
  shownCode: 'Koodu si na ekwentị gị',
}
