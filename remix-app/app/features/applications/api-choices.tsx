import type { OAuthResourceDto } from '@gatehouse/contracts';
import { Anchor, Checkbox } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Lines, LinesField } from '~/components/forms/lines-field';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { toResource } from './application-form';
import { fieldTexts } from './texts/fields';

/** APIs to choose from. */
export interface ApiOffer {
  /** Null where there are more than a form can show: then they are typed. */
  apis: readonly Pick<OAuthResourceDto, 'id' | 'identifier' | 'name' | 'scopes'>[] | null;
  /** Path of the APIs' own list. */
  base: string;
}

interface Props extends ApiOffer {
  /** One API a line: its identifier, then its scopes. */
  value: string;
  error: string | undefined;
}

/** The APIs that an application may get tokens for, and what it may do there. */
export function ApiChoices({ apis, base, value, error }: Props) {
  const t = useTexts(fieldTexts);
  if (!apis) return <TypedApis value={value} error={error} />;
  const chosen = new Map(
    value.split('\n').map((line) => {
      const { resource, scopes } = toResource(line);
      return [resource, scopes] as const;
    }),
  );
  return (
    <fieldset id="resources" className={classes.choices}>
      <legend>{t('apis')}</legend>
      {apis.map(({ id, identifier, name, scopes }) => (
        <div key={id}>
          <Checkbox
            radius="sm"
            name="api"
            value={identifier}
            label={name}
            description={identifier}
            defaultChecked={chosen.has(identifier)}
          />
          {scopes.length > 0 && (
            <fieldset aria-label={t('apiScopes', { api: name })} className={classes.below}>
              {scopes.map((scope) => (
                <Checkbox
                  key={scope}
                  radius="sm"
                  name="api_scope"
                  value={`${identifier} ${scope}`}
                  label={<code>{scope}</code>}
                  defaultChecked={chosen.get(identifier)?.includes(scope)}
                />
              ))}
            </fieldset>
          )}
        </div>
      ))}
      {error && (
        <p className={classes.error}>
          <Lines text={error} />
        </p>
      )}
      <p className={classes.note} style={{ margin: 0 }}>
        {apis.length > 0 ? t('apisHelp') : t('noApis')}{' '}
        <Anchor component={Link} to={base} inherit underline="always">
          {apis.length > 0 ? t('allApis') : t('registerApi')}
        </Anchor>
      </p>
    </fieldset>
  );
}

function TypedApis({ value, error }: Pick<Props, 'value' | 'error'>) {
  const t = useTexts(fieldTexts);
  return (
    <LinesField
      name="resources"
      label={t('apis')}
      description={t('typedApisHelp')}
      placeholder="https://api.example.com expenses:read expenses:write"
      value={value}
      error={error}
    />
  );
}
