import type { ProvisioningDto } from '@gatehouse/contracts';
import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { Disclosure } from '~/components/panel/disclosure';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './provisioning.module.css';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  state: FormState | undefined;
  /** Null in the set-up. */
  kept: ProvisioningDto | null;
}

/** Where the target is and how Gatehouse authenticates there. */
export function ConnectionFields({ state, kept }: Props) {
  const t = useTexts(provisioningTexts);
  const value = (name: 'base_url' | 'token_url' | 'oauth_client_id' | 'oauth_scope' | 'auth_method') =>
    state?.values[name] ?? kept?.[name] ?? '';
  const usesOAuth = value('auth_method') === 'oauth';
  const hasOAuthError = Boolean(state?.errors.token_url || state?.errors.oauth_client_id);
  return (
    <>
      <TextInput
        name="base_url"
        type="url"
        label={t('baseUrl')}
        description={t('baseUrlAbout')}
        placeholder="https://scim.example.com/v2"
        defaultValue={value('base_url')}
        error={state?.errors.base_url}
        spellCheck={false}
        dir="ltr"
      />
      <NativeSelect
        name="auth_method"
        label={t('authentication')}
        defaultValue={value('auth_method') || 'token'}
        data={[
          { value: 'token', label: t('bearerToken') },
          { value: 'oauth', label: t('clientCredentials') },
        ]}
      />
      <PasswordInput
        name="secret"
        label={t('secret')}
        description={kept ? t('secretKept', { lastFour: kept.secret_last_four }) : t('secretAbout')}
        error={state?.errors.secret}
        autoComplete="off"
      />
      <Disclosure summary={t('oauthFields')} open={usesOAuth || hasOAuthError} className={classes.more}>
        <TextInput
          name="token_url"
          type="url"
          label={t('tokenUrl')}
          defaultValue={value('token_url')}
          error={state?.errors.token_url}
          spellCheck={false}
          dir="ltr"
        />
        <TextInput
          name="oauth_client_id"
          label={t('clientId')}
          defaultValue={value('oauth_client_id')}
          error={state?.errors.oauth_client_id}
          autoComplete="off"
          spellCheck={false}
        />
        <TextInput
          name="oauth_scope"
          label={t('scope')}
          defaultValue={value('oauth_scope')}
          error={state?.errors.oauth_scope}
          spellCheck={false}
        />
      </Disclosure>
    </>
  );
}
