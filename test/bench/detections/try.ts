import { ATTACKS } from './history.ts';
import { historyOf, judge } from './judging.ts';

const seeds = process.argv[2]!.split(',').map(Number);
for (const m of process.argv[4] ? [true] : [false]) {
  const all = [];
  const t = performance.now();
  for (const s of seeds) {
    const h = historyOf(s);
    const t1 = performance.now();
    all.push(...judge(h, m));
    if (process.argv[3]) console.log(h.length, (performance.now() - t1).toFixed());
  }
  const honest = all.filter((x) => x.attempt.label === 'honest');
  const fp = honest.filter((x) => x.assessment.level !== 'low');
  const bad = all.filter((x) => x.attempt.label !== 'honest');
  const tp = bad.filter((x) => x.assessment.level !== 'low');
  console.log(
    `model ${m} honest ${honest.length} fp ${fp.length} = 1 in ${(honest.length / fp.length).toFixed()}  recall ${(tp.length / bad.length).toFixed(3)} of ${bad.length}  ${(performance.now() - t).toFixed()} ms`,
  );
  for (const k of ATTACKS) {
    const b = bad.filter((x) => x.attempt.label === k);
    console.log(
      '  ',
      k,
      b.length,
      (b.filter((x) => x.assessment.level !== 'low').length / b.length).toFixed(3),
    );
  }
  const combos = (xs: typeof all) => {
    const c = new Map<string, number>();
    for (const x of xs) {
      const k =
        x.assessment.reasons
          .map((r) => r.signal)
          .sort()
          .join('+') || 'none';
      c.set(k, (c.get(k) ?? 0) + 1);
    }
    return [...c]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 14)
      .map(([k, n]) => `      ${n} ${k}`)
      .join('\n');
  };
  console.log('   false alarms\n' + combos(fp));
  console.log('   missed\n' + combos(bad.filter((x) => x.assessment.level === 'low')));
}
