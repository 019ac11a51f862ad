import type { Language } from '@gatehouse/texts';

interface PostPageTexts {
  readonly title: string;
  /** For a browser that runs no script. */
  readonly about: string;
  readonly button: string;
}

export const POST_PAGE_TEXTS: Readonly<Record<Language, PostPageTexts>> = {
  en: {
    title: 'One moment',
    about: 'JavaScript is off in your browser. Click Continue to proceed.',
    button: 'Continue',
  },
  de: {
    title: 'Einen Moment',
    about: 'JavaScript ist in Ihrem Browser ausgeschaltet. Klicken Sie auf „Weiter“, um fortzufahren.',
    button: 'Weiter',
  },
  es: {
    title: 'Un momento',
    about: 'JavaScript está desactivado en su navegador. Haga clic en Continuar para seguir.',
    button: 'Continuar',
  },
  ja: {
    title: 'お待ちください',
    about: 'ブラウザーの JavaScript が無効です。「続ける」をクリックして進んでください。',
    button: '続ける',
  },
  ar: {
    title: 'لحظة من فضلك',
    about: 'جافا سكريبت معطّلة في متصفحك. انقر على «متابعة» للاستمرار.',
    button: 'متابعة',
  },
};
