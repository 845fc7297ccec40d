import { typeProblems } from './type-problems.ts';

/* Its types name enumerations, of which JSON holds the values. */
const head = `
import type { AnnotationQuery, Dashboard, FieldConfig, FieldConfigSource, Panel, RowPanel, VariableModel } from '@grafana/schema';
import type { Options as StatOptions } from '@grafana/schema/dist/esm/raw/composable/stat/panelcfg/x/StatPanelCfg_types.gen';
import type { FieldConfig as LineConfig, Options as LineOptions } from '@grafana/schema/dist/esm/raw/composable/timeseries/panelcfg/x/TimeSeriesPanelCfg_types.gen';
type Plain<T> = T extends string ? \`\${T}\` : T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;
interface Query { refId: string; datasource: { type: 'prometheus'; uid: string }; expr: string; legendFormat?: string; range?: boolean; instant?: boolean }
interface Stat extends Omit<Panel, 'type' | 'options' | 'targets'> { type: 'stat'; options: StatOptions; targets: Query[] }
interface Lines extends Omit<Panel, 'type' | 'options' | 'targets' | 'fieldConfig'> {
  type: 'timeseries'; options: LineOptions; targets: Query[]; 
  fieldConfig: Omit<FieldConfigSource, 'defaults'> & { defaults: Omit<FieldConfig, 'custom'> & { custom: LineConfig } };
}
interface Board extends Omit<Dashboard, 'annotations' | 'panels' | 'templating'> {
  annotations: { list: AnnotationQuery<Pick<Query, 'refId' | 'expr'>>[] };
  panels: (Stat | Lines | RowPanel)[];
  templating: { list: VariableModel[] };
}
export const board: Plain<Board> = `;

/**
 * What Grafana's own types (of `@grafana/schema`) say against a board: an option that there is not, a value of another type, something that is
 * missing. One line each.
 */
export const problemsOfBoard = (json: string): string[] => typeProblems(`${head}${json};`);
