import { StoppedPage } from '../errors/stopped-page';
import { explainSamlError, type SamlError } from './saml-error';

interface Props {
  error: SamlError;
  isSignedIn: boolean;
}

/** What a person sees whose application or directory sent a message that we don't act on. */
export function SamlErrorPage({ error: { code, reference, isSignOut }, isSignedIn }: Props) {
  const isOfDirectory = code.startsWith('saml_answer_') || isSignOut;
  return (
    <StoppedPage
      title={isSignOut ? 'The sign-out could not be completed' : 'You could not be signed in'}
      explanation={explainSamlError(code)}
      audience={isOfDirectory ? 'For your administrator' : 'For whoever runs the application'}
      code={code}
      reference={reference}
      signOut={isSignOut ? { isSignedIn } : null}
    />
  );
}
