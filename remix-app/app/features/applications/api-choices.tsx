import type { OAuthResourceDto } from '@gatehouse/contracts';
import { Anchor, Checkbox } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Lines, LinesField } from '~/components/forms/lines-field';
import classes from '~/components/panel/panel.module.css';
import { toResource } from './application-form';

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
  if (!apis) return <TypedApis value={value} error={error} />;
  const chosen = new Map(
    value.split('\n').map((line) => {
      const { resource, scopes } = toResource(line);
      return [resource, scopes] as const;
    }),
  );
  return (
    <fieldset className={classes.choices}>
      <legend>APIs it may ask for (optional)</legend>
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
            <fieldset aria-label={`Scopes of ${name}`} className={classes.below}>
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
        {apis.length > 0
          ? 'A token is for one of them, and says which. '
          : 'There is none of the same owner yet. '}
        <Anchor component={Link} to={base} inherit underline="always">
          {apis.length > 0 ? 'All APIs' : 'Register one'}
        </Anchor>
      </p>
    </fieldset>
  );
}

function TypedApis({ value, error }: Pick<Props, 'value' | 'error'>) {
  return (
    <LinesField
      name="resources"
      label="APIs it may ask for (optional)"
      description="One a line: the identifier of the API, then the scopes of it, with blanks between."
      placeholder="https://api.example.com expenses:read expenses:write"
      value={value}
      error={error}
    />
  );
}
