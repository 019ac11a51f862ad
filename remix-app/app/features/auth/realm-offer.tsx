import type { SsoRoute } from '@gatehouse/contracts';
import { Alert, Text } from '@mantine/core';
import { useTimeZone } from '~/components/use-time-zone';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './realm-offer.module.css';
import { type PopupMode, SsoWay } from './sso-way';
import { loginTexts } from './texts/login';

interface Props {
  realm: SsoRoute | null;
  popup: PopupMode | undefined;
}

/** The provider of the entered address, below it. The live region always exists, so that changes are announced. */
export function RealmOffer({ realm, popup }: Props) {
  const t = useTexts(loginTexts);
  return (
    <div aria-live="polite" className={classes.region}>
      {realm && realm.options.length > 0 && (
        <section className={classes.offer} aria-label={t('organizationSignIn')}>
          <Text size="sm">{t(realm.kind === 'require' ? 'organizationRequires' : 'organizationOffers')}</Text>
          {realm.requiredFrom && <RequiredFrom at={realm.requiredFrom} />}
          <Outages realm={realm} />
          {realm.options.map((option, index) => (
            <SsoWay
              key={option.configurationId}
              way={{
                key: option.configurationId,
                type: option.type,
                label: t('continueWith', { provider: option.name }),
              }}
              popup={popup}
              variant="filled"
              autoFocus={index === 0}
            />
          ))}
          <input type="hidden" name="offered" value={realm.options[0]?.configurationId} />
        </section>
      )}
    </div>
  );
}

/** The organization will require single sign-on; until then, the password works. */
function RequiredFrom({ at }: { at: string }) {
  const t = useTexts(loginTexts);
  const formats = useFormats(useTimeZone());
  return (
    <Alert color="yellow" variant="light" p="sm">
      <Text size="sm">
        {t.rich('requiredFrom', {
          at: (
            <time key="at" dateTime={at} suppressHydrationWarning>
              {formats.moment(at)}
            </time>
          ),
        })}
      </Text>
    </Alert>
  );
}

/** Connections whose identity provider does not respond: since when, and the alternatives. */
function Outages({ realm: { kind, options } }: { realm: SsoRoute }) {
  const t = useTexts(loginTexts);
  const down = options.filter(({ downSince }) => downSince !== null);
  if (down.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" p="sm">
      {down.map(({ configurationId, name, downSince }) => (
        <Text key={configurationId} size="sm">
          {t.rich('outage', { provider: <bdi>{name}</bdi>, ago: <When at={downSince ?? ''} /> })}
        </Text>
      ))}
      <Text size="sm">{t(kind === 'require' ? 'outageRequired' : 'outageOffered')}</Text>
    </Alert>
  );
}
