export const sprayIntervalTexts = {
  wait: {
    known: 'Ewekwala ihe ubi ruo ụbọchị {waitDays} e fesachara ya.',
    unknown: 'Ewekwala ihe ubi ruo ụbọchị {waitDays} e fesachara ya (nchekwa).',
    dry: 'Ewekwala ihe ubi tupu ọgwụ akpọọ.',
  },
  waitShort: {
    known: 'Ewekwala ya ruo ụbọchị {waitDays} e fesachara.',
    dry: 'Ewekwala ihe ubi tupu ọgwụ akpọọ.',
  },
  keepOut: {
    hours: 'Ka ụmụaka, ndị ọrụ na anụmanụ ghara ịbanye ruo awa {outHours} ka e fesachara ya.',
    unknown: 'Ka ụmụaka, ndị ọrụ na anụmanụ ghara ịbanye ruo awa {outHours} ka e fesachara ya (nchekwa).',
  },
  waitWhy: {
    known: 'Nsi ka dị na ya ruo mgbe ahụ.',
    unknown: 'Anyị amaghị ihe akpa ya kwuru: ụbọchị {waitDays} bụ maka nchekwa. Ọ bụrụ na akpa kwuru karịa, chere ọzọ.',
  },
  barredIs: {
    sure: 'Ị fesara {barred}: a machibidoro ya maọbụ kpachie ya ebe a.',
    maybe: 'Ọ bụ {barred}? Anyị ejighị n’aka. A machibidoro ya maọbụ kpachie ya ebe a: gụọ karama.',
  },
  tell: { NG: 'onye nkuzi ọrụ ugbo na NAFDAC', NA: 'onye nkuzi ọrụ ugbo' },
  help: 'Maọbụ kpọọ {help}.',
  rules: {
    'harvest.wait': {
      title: '{Crop}: ewekwala ya tupu {until}',
      content:
        '{barredIs} E fesara ya ọgwụ na {sprayed}. Ewekwala, erikwala, erekwala ya tupu {until}. {waitWhy} {keepOut}',
      sms: '{Crop}: ewekwala, erikwala, erekwala ya tupu {until}. E fesara ya ogwu na {sprayed}. {keepOut}',
    },
    'spray.out': {
      title: '{Crop}: abanyekwala n’ubi e fesara ọgwụ',
      content: 'E fesara ya ọgwụ na {sprayed}. {keepOut} Saa aka na uwe tupu i rie nri. {wait}',
      sms: '{Crop}: e fesara ya ogwu na {sprayed}. {keepOut} {waitShort}',
    },
    'spray.barred': {
      title: '{Crop}: erikwala, erekwala owuwe a',
      content:
        '{barredIs} Erikwala, erekwala owuwe a, enyekwala ya anụmanụ. Abanyekwala n’ubi. Gwa {tell} ihe ị fesara. {help} Ọ bụrụ na ahụ adịghị onye ọ bụla mma, were karama gaa ụlọ ọgwụ.',
      sms: '{Crop}: erikwala, erekwala owuwe a. {barredIs} Gwa {tell}. {help}',
    },
    'spray.stored': {
      title: '{Crop}: erikwala, erekwala owuwe e fesara ọgwụ',
      content:
        'Ọ bụrụ na ọgwụ e fesara na {sprayed} metụrụ owuwe, erikwala owuwe ahụ, erekwala ya, enyekwala ya anụmanụ tupu {until}, maọbụ karịa ọ bụrụ na akwụkwọ ọgwụ kwuru otú ahụ. Maka nri e debere, jiri naanị ọgwụ akwụkwọ ya kwuru na ọ bụ maka nri e debere.',
      sms: '{Crop}: erikwala, erekwala, enyekwala anumanu tupu {until} o buru na ogwu e fesara na {sprayed} metu ya. Chere karia o buru na akwukwo ogwu kwuru.',
    },
    'pest.enough': {
      title: '{Crop}: agbakwala {pest} ọgwụ ọzọ',
      content: 'Ọgwụ e fesara n’afọ a ezuola. Afesakwala ọzọ: nke dị ndụ agaghị anwụ na ya n’afọ ọzọ. {first}',
      sms: '{Crop}: afesakwala ogwu {pest} ozo n’afo a, o zuola. {first}',
    },
  },
}
