import { useSignals } from '@preact/signals-react/runtime';
import { type VisitorJob, compareKey, dayInIndia } from '@yantra/domain';
import { useWord } from '@yantra/language';
import { useJobSaying, useScope } from '@yantra/state';
import { JobBar } from '@yantra/ui';
import { useState } from 'react';
import type { Hrefs } from './hrefs.ts';

interface JobProps {
  readonly job: VisitorJob | undefined;
  readonly ids: readonly string[];
  readonly hrefs: Hrefs;
}

/** The bar for the visitor's job, tied to the scope. */
export function Job({ job, ids, hrefs }: JobProps) {
  useSignals();
  const { siteUrl, city } = useScope();
  const word = useWord();
  const saying = useJobSaying();
  const [today] = useState(() => dayInIndia(new Date()));
  return (
    <JobBar
      {...saying}
      job={job}
      today={today}
      city={word(city.value.name)}
      action={`${siteUrl}/compare`}
      kept={[[compareKey, ids.join()]]}
      clearHref={hrefs.withoutJob}
    />
  );
}
