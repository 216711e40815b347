// @ts-check
/** What PostgreSQL does for a statement. */

/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, 'Index Name'?: string, Plans?: PlanNode[] }} PlanNode */

/**
 * Runs the statement in a transaction that is taken back, and asks besides for the plan it gets once it is prepared for
 * any values. A statement that can't run a second time (an id that exists by now) is only planned.
 * @param {import('pg').Pool} database
 * @param {string} text
 * @param {unknown[]} values
 * @param {readonly string[]} bigTables
 */
export async function explain(database, text, values, bigTables) {
  const generic = await planOf(database, `explain (generic_plan, format json) ${text}`, []);
  const run = await planOf(database, `explain (analyze, buffers, format json) ${text}`, values).catch(
    () => undefined,
  );
  const nodes = [...nodesOf(generic.Plan), ...(run ? nodesOf(run.Plan) : [])];
  const endToEnd = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && bigTables.includes(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name']);
  const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
  return {
    buffers: run ? String(run.Plan['Shared Hit Blocks'] + run.Plan['Shared Read Blocks']) : '-',
    ms: run ? run['Execution Time'].toFixed(2) : '-',
    indexes: [...new Set(indexes)],
    endToEnd: [...new Set(endToEnd)],
  };
}

/**
 * @param {import('pg').Pool} database
 * @param {string} text
 * @param {unknown[]} values
 */
async function planOf(database, text, values) {
  const client = await database.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(text, values);
    return rows[0]['QUERY PLAN'][0];
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** @param {PlanNode} node @returns {PlanNode[]} */
const nodesOf = (node) => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
