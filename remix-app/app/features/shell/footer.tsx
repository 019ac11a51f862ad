import { TEXTS } from '@gatehouse/contracts';
import { useRouteLoaderData } from '@remix-run/react';
import {
  IconBrandGithub,
  IconBrandLinkedin,
  IconBrandX,
  IconMail,
  IconMapPin,
  IconPhone,
} from '@tabler/icons-react';
import { Logo } from '~/components/shell/logo';
import type { readRoot } from '~/server/root.server';
import { useTexts } from '~/texts/texts-context';
import classes from './footer.module.css';
import { publicTexts } from './texts/public';

/** Contact and social links are settings; what is not set is not shown. */
export function Footer() {
  const t = useTexts(publicTexts);
  return (
    <footer className={`${classes.footer} no-print`}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo size={24} />
          <p className={classes.tagline}>{t('tagline')}</p>
        </div>
        <ContactLines />
        <SocialLinks />
      </div>
      <p className={classes.copyright}>
        {t('rightsReserved', { year: String(new Date().getFullYear()), product: TEXTS.product.name })}
      </p>
    </footer>
  );
}

function useContact() {
  return useRouteLoaderData<typeof readRoot>('root')?.contact ?? {};
}

function ContactLines() {
  const { email, phone, address } = useContact();
  if (!email && !phone && !address) return null;
  return (
    <address className={classes.contact}>
      {email && (
        <a href={`mailto:${email}`}>
          <IconMail size={18} stroke={1.6} aria-hidden="true" />
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <IconPhone size={18} stroke={1.6} aria-hidden="true" />
          {phone}
        </a>
      )}
      {address && (
        <span>
          <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
          {address}
        </span>
      )}
    </address>
  );
}

function SocialLinks() {
  const t = useTexts(publicTexts);
  const contact = useContact();
  const links = [
    { name: 'X', href: contact.x, Drawing: IconBrandX },
    { name: 'LinkedIn', href: contact.linkedin, Drawing: IconBrandLinkedin },
    { name: 'GitHub', href: contact.github, Drawing: IconBrandGithub },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <ul className={classes.social}>
      {links.map(({ name, href, Drawing }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={t('onNetwork', { product: TEXTS.product.name, network: name })}
            title={name}
          >
            <Drawing size={20} stroke={1.6} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
