import { StoppedPage } from '../errors/stopped-page';
import { explainOAuthError, type OAuthError } from './oauth-error';

interface Props {
  error: OAuthError;
  isSignedIn: boolean;
}

/** What a person sees whose application made a mistake that cannot be told to the application itself. */
export function OAuthErrorPage({ error: { code, client, reference, isSignOut }, isSignedIn }: Props) {
  const failed = isSignOut ? 'The sign-out could not be completed' : 'You could not be signed in';
  const title = client ? (
    <>
      {isSignOut ? 'The sign-out from' : 'You could not be signed in to'} <bdi>{client}</bdi>
      {isSignOut && ' could not be completed'}
    </>
  ) : (
    failed
  );
  return (
    <StoppedPage
      title={title}
      explanation={explainOAuthError(code, isSignOut)}
      audience="For whoever runs the application"
      code={code}
      reference={reference}
      signOut={isSignOut ? { isSignedIn } : null}
    />
  );
}
