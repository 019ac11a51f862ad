import type { GroupDto } from '@gatehouse/contracts';
import { Badge, NativeSelect } from '@mantine/core';
import { Blank, type Column, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { groupsPath } from '../people/groups-path';
import { counted, roleName } from '../people/labels';
import { peopleLabels } from '../people/texts/labels';
import type { GroupList } from './groups.server';
import { groupTexts } from './texts/groups';

/** The groups of an organization: those made here and those of its directories. */
export function GroupsPage({ list }: { list: GroupList }) {
  const t = useTexts(groupTexts);
  const label = useTexts(peopleLabels);
  const formats = useFormats();
  const base = groupsPath(list.organization);
  const { search, source } = list;
  const columns: Column<GroupDto>[] = [
    {
      label: t('group'),
      cell: ({ id, name, description }) => (
        <ItemName to={`${base}/${id}`} name={name}>
          {description}
        </ItemName>
      ),
    },
    { label: t('source'), cell: (group) => <Source group={group} /> },
    { label: t('members'), isNumber: true, cell: ({ members }) => counted(members, formats) },
    { label: t('role'), cell: ({ role }) => (role ? <bdi>{roleName(role, label)}</bdi> : '–') },
    { label: t('changed'), cell: ({ updatedAt }) => <When at={updatedAt} /> },
  ];
  return (
    <ListPage
      title={t('title')}
      about={t('about')}
      action={{ label: t('newGroup'), to: `${base}/new` }}
      items={list.items}
      columns={columns}
      pages={list.pages}
      range={list.range}
      failure={list.failure}
      isNarrowed={!!(search || source)}
      filters={
        <Filters
          base={base}
          held={{ search, source }}
          chips={[
            { name: 'search', label: search && t('chipSearch', { text: search }) },
            { name: 'source', label: source && (source === 'local' ? t('madeHere') : t('ofDirectories')) },
          ]}
        >
          <SearchField value={search} placeholder={t('searchGroups')} />
          <NativeSelect
            name="source"
            label={t('source')}
            defaultValue={source}
            data={[
              { value: '', label: t('anySource') },
              { value: 'local', label: t('madeHere') },
              { value: 'directory', label: t('ofDirectories') },
            ]}
          />
        </Filters>
      }
      empty={
        <Blank title={t('empty')} action={{ label: t('newGroup'), to: `${base}/new` }}>
          {t('emptyHelp')}
        </Blank>
      }
      noMatch={<Blank title={t('noMatch')}>{t('noMatchHelp')}</Blank>}
    />
  );
}

export function Source({ group: { directory } }: { group: Pick<GroupDto, 'directory'> }) {
  const t = useTexts(groupTexts);
  return (
    <Badge variant="light" tt="none" color={directory ? 'brand' : 'gray'}>
      {directory ? <bdi>{directory.name}</bdi> : t('madeHere')}
    </Badge>
  );
}
