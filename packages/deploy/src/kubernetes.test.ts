import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusalsOf, settingsFrom } from '@yantra/server/settings';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, type IContainer, type IPodSpec, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContainerfile } from './containerfile.ts';
import { typeProblems } from './type-problems.ts';

const folder = fileURLToPath(new URL('../kubernetes/', import.meta.url));
const image = readContainerfile(fileURLToPath(new URL('../Containerfile', import.meta.url)));
const kinds = { ConfigMap, Deployment, HorizontalPodAutoscaler, Job, PodDisruptionBudget, Service };
const places: Record<keyof typeof kinds, string> = {
  ConfigMap: 'v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Job: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'v1',
};

interface Manifest {
  readonly kind: keyof typeof kinds;
  readonly apiVersion: string;
  readonly metadata: { readonly name: string; readonly labels: Record<string, string> };
}
const manifests = readdirSync(folder).map((name) => ({
  name,
  manifest: parse(readFileSync(join(folder, name), 'utf8')) as Manifest,
}));
function manifestOf<Kind extends keyof typeof kinds>(kind: Kind): InstanceType<(typeof kinds)[Kind]> {
  const found = manifests.find(({ manifest }) => manifest.kind === kind)?.manifest;
  if (found === undefined) throw new Error(`There is no ${kind}.`);
  return new kinds[kind](found as never) as InstanceType<(typeof kinds)[Kind]>;
}

const deployment = manifestOf('Deployment');
const job = manifestOf('Job');
const podOf = (spec: { readonly template: { readonly spec?: IPodSpec } } | undefined): IPodSpec => {
  if (spec?.template.spec === undefined) throw new Error('There is no pod.');
  return spec.template.spec;
};
const pods = { site: podOf(deployment.spec), migrate: podOf(job.spec) };
const containerOf = ({ containers: [container] }: IPodSpec): IContainer => {
  if (container === undefined) throw new Error('The pod is empty.');
  return container;
};

test('there are those that a change of version and a full house need', () => {
  expect(manifests.map(({ manifest }) => manifest.kind).sort()).toEqual(Object.keys(kinds).sort());
});

test.each(manifests)('$name is one by the schema of Kubernetes', ({ manifest }) => {
  const model = new kinds[manifest.kind](manifest as never) as { validate(): void };
  expect(() => model.validate()).not.toThrow();
  expect(manifest.apiVersion).toBe(places[manifest.kind]);
});

/* The schemas let names pass that they do not know; the types do not. */
test('no manifest has a field that Kubernetes does not know', () => {
  const source = (all: readonly Manifest[]) =>
    all
      .map(
        (one, n) =>
          `import type { I${one.kind} as T${n} } from 'kubernetes-models/${places[one.kind]}';\nexport const m${n}: T${n} = ${JSON.stringify(one)};`,
      )
      .join('\n');
  const all = manifests.map(({ manifest }) => manifest);
  expect(typeProblems(source(all))).toEqual([]);
  const misspelt = JSON.parse(JSON.stringify(deployment).replace('livenessProbe', 'liveProbe')) as Manifest;
  expect(typeProblems(source([misspelt])).join()).toContain('liveProbe');
}, 30_000);

test.each(Object.entries(pods))(
  '%s runs as the image’s user, from files that nobody writes, and may nothing',
  (_name, pod) => {
    const [uid, gid] = image.user.split(':').map(Number);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: uid,
      runAsGroup: gid,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(containerOf(pod).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect([pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([false, false]);
    const { requests, limits } = containerOf(pod).resources ?? {};
    expect([requests?.['cpu'], requests?.['memory'], limits?.['memory']]).not.toContain(undefined);
  },
);

test('the sites are of the version that was migrated, and probed where the program answers', () => {
  const [site, migrate] = [containerOf(pods.site), containerOf(pods.migrate)];
  expect([site.image, site.args, migrate.args]).toEqual([migrate.image, ['start'], ['migrate']]);
  expect(site.ports?.find(({ name }) => name === 'http')?.containerPort).toBe(Number(image.env['PORT']));
  expect(site.livenessProbe?.httpGet).toEqual({ path: '/live', port: 'http' });
  expect(site.startupProbe?.httpGet).toEqual({ path: '/live', port: 'http' });
  expect(site.readinessProbe?.httpGet).toEqual({ path: '/ready', port: 'http' });
  expect(deployment.spec?.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});

test('the settings are ones with which a site starts, and leave it the time it needs to stop', () => {
  const { data = {} } = manifestOf('ConfigMap');
  const secret = {
    DATABASE_URL: 'postgres://yantra:secret@database:5432/yantra',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    GATEWAY_CLIENT_ID: 'id',
    GATEWAY_CLIENT_SECRET: 'secret',
    MSG91_AUTH_KEY: 'key',
  };
  const settings = settingsFrom({ ...image.env, ...secret, ...data });
  expect(refusalsOf(settings)).toEqual([]);
  expect(settings).toMatchObject({ environment: 'production', metrics: { port: 9464, host: '0.0.0.0' } });
  expect(pods.site.terminationGracePeriodSeconds).toBeGreaterThan(settings.drainSeconds + 30);
  const port = containerOf(pods.site).ports?.find(({ name }) => name === 'metrics')?.containerPort;
  expect(port).toBe(settings.metrics?.port);
});

test('service, budget and autoscaler are about the sites, of which two remain', () => {
  const labels = deployment.spec?.template.metadata?.labels;
  expect(manifestOf('Service').spec?.selector).toEqual(labels);
  expect(manifestOf('PodDisruptionBudget').spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: labels } });
  expect(manifestOf('HorizontalPodAutoscaler').spec).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name: deployment.metadata?.name },
    minReplicas: 2,
  });
  expect(deployment.spec?.replicas).toBeUndefined();
});
