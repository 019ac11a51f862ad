import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft, IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { When } from '~/components/when';
import type { ShownMail } from './mail.server';
import { MailStatusBadge } from './mail-status';
import classes from './message-page.module.css';

/** One message as its reader sees it. */
export function MessagePage({ message }: { message: ShownMail }) {
  const { subject, to, status, lastError, createdAt, sentAt, html, text, links, isMasked } = message;
  return (
    <article className={classes.page}>
      <Anchor component={Link} to="/superadmin/mail" size="sm" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" /> Outbox
      </Anchor>
      <Title order={1} size="h3">
        {subject}
      </Title>
      <dl className={classes.facts}>
        <dt>To</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
        <dt>Status</dt>
        <dd>
          <MailStatusBadge status={status} /> {lastError}
        </dd>
        <dt>Written</dt>
        <dd>
          <When at={createdAt} />
        </dd>
        {sentAt && (
          <>
            <dt>Sent</dt>
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
  return (
    <section className={classes.links} aria-labelledby="masked-title">
      <h2 id="masked-title" className={classes.linksTitle}>
        Links are masked
      </h2>
      <Text size="sm">
        A link in this message acts for the person it was sent to. Showing it requires re-authentication and
        is recorded in the audit log.
      </Text>
      <Form method="post">
        <Button type="submit" variant="default" size="sm" mt="xs">
          Show links
        </Button>
      </Form>
    </section>
  );
}

function Links({ links }: { links: readonly string[] }) {
  return (
    <section className={classes.links} aria-labelledby="links-title">
      <h2 id="links-title" className={classes.linksTitle}>
        Links in this message
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            {/* A new document: it may sign somebody else in. */}
            <a href={link} rel="noreferrer">
              <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
              <span className={classes.address}>{link}</span>
            </a>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        They act for the person the message was written to. Open them in a private window to stay signed in
        here.
      </Text>
    </section>
  );
}

/** The message's own page runs nothing, loads nothing and leads nowhere: an empty sandbox. */
function Body({ html, text }: { html: string | null; text: string | null }) {
  if (!html && !text) return <Text c="dimmed">The text of this message was removed after its time.</Text>;
  return (
    <>
      {html && <iframe title="Message" sandbox="" srcDoc={html} className={classes.frame} />}
      {text && (
        <details className={classes.plain} open={!html}>
          <summary>
            <IconChevronRight size={16} aria-hidden="true" /> Plain text
          </summary>
          <pre>{text}</pre>
        </details>
      )}
    </>
  );
}
