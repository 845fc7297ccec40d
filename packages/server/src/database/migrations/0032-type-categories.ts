import type { Migration } from '../migration.ts';

/**
 * Which categories the machines of a type are in: an excavator is no tractor. Filled from the listed machines' counts, where a category has a twentieth
 * of a type's machines and three at least. A type that is not here goes with any.
 */
export const typeCategories: Migration = {
  name: '0032-type-categories',
  statements: [
    `create table type_categories (
       type_id int not null references equipment_types on delete cascade, category_id int not null references categories on delete cascade,
       primary key (type_id, category_id))`,
    `create index type_categories_category on type_categories (category_id)`,
    `insert into type_categories (type_id, category_id)
       select type_id, k from (
         select r.type_id, k, sum(r.n) as n, sum(sum(r.n)) over (partition by r.type_id) as whole
         from equipment_rollup r cross join unnest(r.category_ids) k
           join categories c on c.id = k join equipment_types t on t.id = r.type_id
         where r.city_id = '*' group by r.type_id, k) counted
       where n >= 3 and n * 20 >= whole`,
    `create trigger type_categories_version after insert or update or delete on type_categories for each statement
       execute function follow_vocabulary()`,
  ],
};
