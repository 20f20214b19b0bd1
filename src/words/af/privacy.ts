import type { LegalText } from '../en/terms.ts'

export const privacyPolicy: LegalText = {
  title: 'Privaatheidsbeleid',
  updated: 'Tweede weergawe, November 2026',
  short: [
    '{app} hou wat raad nodig het: jou foonnommer, jou plek en jou gewasse.',
    'Ons verkoop nie jou data nie en wys geen advertensies nie.',
    'Ander boere sien jou naam en wat jy plaas, nooit jou foonnommer of e-pos nie.',
    'Jy kan ’n afskrif van alles kry of dit uitvee.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Wie verantwoordelik is',
      paragraphs: [
        '{app} word bedryf deur die organisasie wat jou die adres of nommer gegee het. Dit is verantwoordelik vir jou data onder Nigerië se Wet op Databeskerming van 2023 (NDPA). In Namibië volg dit dieselfde reëls.',
      ],
    },
    {
      id: 'what',
      title: 'Wat ons hou, en waarom',
      points: [
        'Foonnommer en wagwoord, om jou in te laat. Niemand kan die wagwoord lees nie.',
        'Naam en e-pos, as jy dit gee: om jou te groet en ’n naam by jou plasings te wys.',
        'Plek van jou plaas, gewasse, plantdae, grond en lande: vir weer en raad. Jou posisie word net gelees wanneer jy die knoppie druk.',
        'Jou plaasboek en sy notas, die geld wat jy kan bestee en pryse wat jy invul: sodat raad pas.',
        'Raad en boodskappe vir jou, en of jy dit gelees het.',
        'Om te leer wat help, mag die toeval kies wie watter woorde kry, of wie ’n paar weke lank geen raad per SMS kry nie. Nooit waarskuwings, antwoorde of iets wat skade kan doen nie. Ons bewaar jou groep. Jy kan dit afskakel: profiel, "{compare}".',
        'Na ’n oes vra ons een keer hoeveel dit was. Verslae wys net syfers van tien plase of meer saam, sonder name.',
        'Plasings, antwoorde, hou-van’s en prente. Versteekte data, soos waar ’n prent geneem is, word verwyder.',
        'SMS’e aan jou: die teks, en of dit aangekom het.',
        'Kodes wat jy skakel: die sleutels wat jy gedruk het en wat gewys is. Oproepe: nommer, dag, lengte en koste.',
        'Vrae wat jy hier, deur ’n kode, SMS of oproep vra, die foto’s, opnames en antwoorde. As jy ’n vraag in ’n oproep inpraat, bewaar die oproepverskaffer die opname en ons waar dit is.',
        '’n Kode vir die web wat jou foon wys: dit werk een keer, tien minute lank.',
        'Vier koekies: jou aanmelding, ’n aanmelding wat op ’n kode wag, hierdie foon (sodat vreemdes jou nie uitsluit nie), en jou taal.',
        'Waar jou blaaier waarskuwings vir jou foon ontvang, as jy daarvoor gevra het.',
      ],
    },
    {
      id: 'why',
      title: 'Op watter grond',
      points: [
        'Om jou die diens te gee waarvoor jy gevra het: NDPA artikel 25(1)(b)(i).',
        'Jou toestemming vir posisie, SMS, oproepe, waarskuwings en deel met vennote: artikel 25(1)(a). Jy kan dit enige tyd terugtrek.',
        'Om die diens teen misbruik te beskerm: artikel 25(1)(b)(v).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Wie dit sien',
      points: [
        'Ander boere: jou naam, prent, kenteken en wat jy plaas.',
        'Administrateurs van die organisasie: plaas- en kontakdata, jou plaasboek en die SMS’e wat ons vir jou gestuur het. Hulle lees die vrae wat jy vra en elke SMS wat geen program verstaan het nie. Voorligters lees jou vrae met jou voornaam, streek en gewasse, nooit jou nommer nie. Vennote, soos kopers van oeste, kry jou naam, kontakinligting, plek en plaas net as jy ja gesê het (profiel, "{share}"). Sê daar nee, per kode of per SMS {noShare}, en jy is in geen latere lys nie. ’n Lys van almal vereis ’n rede, soos ’n hofbevel, wat aangeteken word.',
        'Die weerverskaffer: die rowwe plek van ’n plaas (omtrent 11 km), sonder naam.',
        'Jou netwerk en die verskaffer van SMS, kodes en oproepe ({smsProviders}): jou nommer, die tekste, die sleutels wat jy druk en opnames.',
        'Die stootdiens van jou blaaier: ’n versleutelde boodskap wat dit nie kan lees nie, as jy waarskuwings wou hê.',
        '’n Taalmodel, as die organisasie een het: die feite agter raad of ’n vraag, sonder naam en nommer.',
        'Niemand anders nie, tensy ’n wet of hof dit beveel. Opleiers gebruik ’n oefenfoon, wat nie jou rekening kan oopmaak nie.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hoe lank',
      points: [
        'Jou rekening en jou plaas: tot jy dit uitvee. ’n Aanmelding wat nie gebruik word nie, eindig vanself.',
        'Wat met ’n kode gedruk en gewys is: 2 dae. Dat jy geskakel of gebel het: 90 dae.',
        'Die teks van ’n SMS: 30 dae. ’n Vraag: 180 dae, sonder rekening 30 dae.',
        'Wanneer jy jou rekening uitvee, is jou naam, nommer en woorde dadelik van ons bediener weg. Afskrifte in rugsteun verdwyn soos rugsteun vervang word. Vra die organisasie om ’n opname by die oproepverskaffer te laat uitvee.',
      ],
    },
    {
      id: 'rights',
      title: 'Jou regte',
      points: [
        'Kry ’n afskrif van alles, om te hou of elders te gebruik: profiel, "{download}".',
        'Laat verkeerde data regmaak: profiel, "{edit}".',
        'Laat alles uitvee: profiel, "{erase}"; met die kode: {settings}, {eraseByDial}.',
        'Trek toestemming terug of maak beswaar: die skakelaars in jou profiel, of STOP.',
        'Geen rekenaar besluit oor jou nie: raad lig net in.',
        'Kla by die Nigeriese databeskermingskommissie (ndpc.gov.ng).',
      ],
    },
    {
      id: 'sms',
      title: 'SMS, oproepe en STOP',
      paragraphs: [
        'Ons stuur SMS’e en bel net waar jy daarvoor gevra het. Antwoord STOP op enige SMS: dan stuur ons geen SMS nie en bel ons jou nie, totdat jy START stuur. Ons hou die datum van jou STOP by jou rekening.',
      ],
    },
    {
      id: 'safety',
      title: 'Veiligheid en jou foon',
      paragraphs: [
        'Bladsye wat jy oopgemaak het, bly op jou foon sodat jy dit sonder netwerk kan lees; uitteken verwyder dit. As julle ’n foon deel, teken uit. As jou data in verkeerde hande val en dit vir jou ’n gevaar is, sê ons dit binne 72 uur vir jou en die Kommissie.',
      ],
    },
    {
      id: 'contact',
      title: 'Kontak',
      paragraphs: [
        'Vrae en versoeke gaan aan die organisasie, sy kantoor of jou landboubeampte. Ons antwoord binne 30 dae, gratis.',
      ],
    },
  ],
}
