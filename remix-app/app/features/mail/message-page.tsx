import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { Disclosure } from '~/components/panel/disclosure';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { ShownMail } from './mail.server';
import { MailStatusBadge } from './mail-status';
import classes from './message-page.module.css';
import { messageTexts } from './texts/message';

/** One message as its recipient sees it. */
export function MessagePage({ message }: { message: ShownMail }) {
  const t = useTexts(messageTexts);
  const { subject, to, status, lastError, createdAt, sentAt, html, text, links, isMasked } = message;
  return (
    <article className={classes.page}>
      <Anchor component={Link} to="/superadmin/mail" size="sm" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" className="mirrored" /> {t('outbox')}
      </Anchor>
      <PageTitle>{subject}</PageTitle>
      <dl className={classes.facts}>
        <dt>{t('to')}</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
        <dt>{t('status')}</dt>
        <dd>
          <MailStatusBadge status={status} /> {lastError}
        </dd>
        <dt>{t('created')}</dt>
        <dd>
          <When at={createdAt} />
        </dd>
        {sentAt && (
          <>
            <dt>{t('sent')}</dt>
            <dd>
              <When at={sentAt} />
            </dd>
          </>
        )}
      </dl>
      {isMasked && <Masked />}
      {links.length > 0 && <Links links={links} />}
      <Body html={html} text={text} />
    </article>
  );
}

function Masked() {
  const t = useTexts(messageTexts);
  return (
    <section className={classes.links} aria-labelledby="masked-title">
      <h2 id="masked-title" className={classes.linksTitle}>
        {t('masked')}
      </h2>
      <Text size="sm">{t('maskedAbout')}</Text>
      <Form method="post">
        <Button type="submit" variant="default" size="sm" mt="xs">
          {t('showLinks')}
        </Button>
      </Form>
    </section>
  );
}

function Links({ links }: { links: readonly string[] }) {
  const t = useTexts(messageTexts);
  return (
    <section className={classes.links} aria-labelledby="links-title">
      <h2 id="links-title" className={classes.linksTitle}>
        {t('links')}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            {/* A full page load, because the link may sign in another user. */}
            <a href={link} rel="noreferrer">
              <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
              <span className={classes.address}>{link}</span>
            </a>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {t('linksAbout')}
      </Text>
    </section>
  );
}

/** An empty sandbox: the message runs no scripts, loads nothing and follows no links. */
function Body({ html, text }: { html: string | null; text: string | null }) {
  const t = useTexts(messageTexts);
  if (!html && !text) return <Text c="dimmed">{t('removed')}</Text>;
  return (
    <>
      {html && <iframe title={t('message')} sandbox="" srcDoc={html} className={classes.frame} />}
      {text && (
        <Disclosure className={classes.plain} open={!html} summary={t('plainText')}>
          <pre>{text}</pre>
        </Disclosure>
      )}
    </>
  );
}
