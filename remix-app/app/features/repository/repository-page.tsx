import { Anchor, Button, Code } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconDownload } from '@tabler/icons-react';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import system from '../system/system.module.css';
import { CheckedWhen, Counts } from './advisories';
import { licensesOf } from './licenses';
import type { RepositoryView } from './repository.server';
import { advisoriesTexts } from './texts/advisories';
import { overviewTexts } from './texts/overview';
import { packagesTexts } from './texts/packages';

/** The running version, its build and its dependencies. */
export function RepositoryPage({ repository }: { repository: RepositoryView }) {
  const { version, license, build, lockfileDigest, dependencies } = repository;
  const t = useTexts(overviewTexts);
  const advisories = useTexts(advisoriesTexts);
  const notStated = useTexts(packagesTexts)('notStated');
  const formats = useFormats();
  const commit = build.commit && <bdi className={system.name}>{build.commit}</bdi>;
  const withHash = dependencies.filter(({ integrity }) => integrity?.startsWith('sha512-')).length;
  return (
    <>
      <PageHeader
        title={usePageTitle()}
        action={
          <Button
            component="a"
            href="/superadmin/repository/sbom.json"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
          >
            {t('download')}
          </Button>
        }
      >
        {t('about')}
      </PageHeader>
      <Section title={t('build')}>
        <dl className={`${system.part} ${system.facts} ${system.wide}`}>
          <dt>{t('version')}</dt>
          <dd>
            <bdi>{version}</bdi>
          </dd>
          <dt>{t('license')}</dt>
          <dd>
            <bdi>{license}</bdi>
          </dd>
          <dt>{t('commit')}</dt>
          <dd>{build.isChanged && commit ? t.rich('changed', { commit }) : (commit ?? t('unknown'))}</dd>
          <dt>{t('commitDate')}</dt>
          <dd>{build.committedAt ? <When at={build.committedAt} /> : t('unknown')}</dd>
          <dt>{t('commitSignature')}</dt>
          <dd>{t(build.signature ?? 'unknown')}</dd>
          <dt>{t('builtWith')}</dt>
          <dd>
            <bdi>Node {build.nodeVersion}</bdi>
          </dd>
          <dt>{t('lockfile')}</dt>
          <dd className={system.name}>
            <bdi>{lockfileDigest}</bdi>
          </dd>
        </dl>
        {!build.commit && (
          <p className={system.about}>
            {t.rich('setCommit', { code: (inner) => <Code dir="ltr">{inner}</Code> })}
          </p>
        )}
      </Section>
      <Section title={t('dependencies')} about={t('dependenciesAbout')}>
        <dl className={`${system.part} ${system.facts} ${system.wide}`}>
          <dt>{t('packages')}</dt>
          <dd>
            {t('packageCount', {
              count: dependencies.length,
              direct: dependencies.filter(({ isDirect }) => isDirect).length,
            })}{' '}
            <Anchor component={Link} to="/superadmin/packages" size="sm">
              {t('allPackages')}
            </Anchor>
          </dd>
          <dt>{t('hashes')}</dt>
          <dd>{t('hashCount', { with: withHash, count: dependencies.length })}</dd>
          {licensesOf(dependencies, notStated, formats).map(({ license: name, count }) => (
            <License key={name} name={name} count={count} />
          ))}
        </dl>
      </Section>
      <Section title={advisories('title')}>
        <CheckedWhen check={build.advisories} />
        {build.advisories.advisories.length > 0 && (
          <p>
            <Counts advisories={build.advisories.advisories} />{' '}
            <Anchor component={Link} to="/superadmin/packages" size="sm">
              {t('allAdvisories')}
            </Anchor>
          </p>
        )}
        <p>
          {t.rich('scanners', {
            command: <Code dir="ltr">{`grype sbom:gatehouse-${version}.cdx.json`}</Code>,
          })}
        </p>
      </Section>
    </>
  );
}

function License({ name, count }: { name: string; count: number }) {
  const t = useTexts(overviewTexts);
  return (
    <>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <Anchor
          component={Link}
          to={`/superadmin/packages?${new URLSearchParams({ search: name })}`}
          size="sm"
        >
          {t('packagesOfLicense', { count })}
        </Anchor>
      </dd>
    </>
  );
}
