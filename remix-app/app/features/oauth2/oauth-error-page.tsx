import { useTexts } from '~/texts/texts-context';
import { StoppedPage } from '../errors/stopped-page';
import { stoppedTexts } from '../errors/texts/stopped';
import { explainOAuthError, type OAuthError } from './oauth-error';
import { oauthErrorTexts } from './texts/oauth-errors';

interface Props {
  error: OAuthError;
  isSignedIn: boolean;
}

/** Shown to a user whose application made an error that cannot be reported to the application itself. */
export function OAuthErrorPage({ error: { code, client, reference, isSignOut }, isSignedIn }: Props) {
  const t = useTexts(stoppedTexts);
  const explain = useTexts(oauthErrorTexts);
  const { happened, next } = explainOAuthError(code, isSignOut);
  const failed = t(isSignOut ? 'signOutFailed' : 'signInFailed');
  const title = client
    ? t.rich(isSignOut ? 'signOutFromFailed' : 'signInToFailed', { application: <bdi>{client}</bdi> })
    : failed;
  return (
    <StoppedPage
      title={title}
      explanation={{ happened: explain(happened), next: explain(next) }}
      audience="forApplication"
      code={code}
      reference={reference}
      signOut={isSignOut ? { isSignedIn } : null}
    />
  );
}
