import { useTexts } from '~/texts/texts-context';
import { StoppedPage } from '../errors/stopped-page';
import { stoppedTexts } from '../errors/texts/stopped';
import { explainSamlError, type SamlError } from './saml-error';
import { samlErrorTexts } from './texts/saml-errors';

interface Props {
  error: SamlError;
  isSignedIn: boolean;
}

/** Shown to a user whose application or identity provider sent an unacceptable message. */
export function SamlErrorPage({ error: { code, reference, isSignOut }, isSignedIn }: Props) {
  const t = useTexts(stoppedTexts);
  const explain = useTexts(samlErrorTexts);
  const { happened, next } = explainSamlError(code);
  const isOfDirectory = code.startsWith('saml_answer_') || isSignOut;
  return (
    <StoppedPage
      title={t(isSignOut ? 'signOutFailed' : 'signInFailed')}
      explanation={{ happened: explain(happened), next: explain(next) }}
      audience={isOfDirectory ? 'forAdministrator' : 'forApplication'}
      code={code}
      reference={reference}
      signOut={isSignOut ? { isSignedIn } : null}
    />
  );
}
