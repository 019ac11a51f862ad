/**
 * The rows of all processes, a few hundred at most, and the unresolved incidents.
 *
 * Parameters: the time since which rows count, and the number of incidents at which counting ends.
 */
export const LIVE_ROWS = `
  select
    (select coalesce(json_agg(json_build_object('process', process_id, 'step', step, 'at', at, 'numbers', numbers)), '[]')
       from live_pulses where at > ?) as pulses,
    (select json_build_object('low', count(*) filter (where severity = 'low'),
       'medium', count(*) filter (where severity = 'medium'), 'high', count(*) filter (where severity = 'high'))
       from (select severity from incidents where state <> 'closed' limit ?) i) as incidents`;
