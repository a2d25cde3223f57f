import { expect } from 'vitest'
import type { TestApi } from '@tradeport/testing/harness'
import type { BuiltProduct } from './built-product.test-kit'

const HALT = 770_001

export interface StoppedProgram {
  /** Lets the program work until it is at that step, and kills it there. */
  killedAt(step: string, work: () => Promise<unknown>): Promise<void>
  release(): void
}

/**
 * The database stops the program at a step, named by a trigger that executes `halt_at('<step>')`: it is killed there, and what it had not
 * committed is gone.
 */
export async function stoppedProgram(
  api: TestApi,
  triggers: string,
  product: () => Pick<BuiltProduct, 'kill' | 'settled'>,
): Promise<StoppedProgram> {
  await api.pool.query(`
    create table halt_at (step text);
    create function halt_at() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from halt_at where step = tg_argv[0]) then perform pg_advisory_xact_lock(${HALT}); end if;
      return new;
    end $$;
    ${triggers}`)
  const holder = await api.pool.connect()
  const halted = async () =>
    (
      await api.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = $1 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        [HALT],
      )
    ).rows[0]?.n
  return {
    async killedAt(step, work) {
      await holder.query('select pg_advisory_lock($1)', [HALT])
      await api.pool.query('insert into halt_at values ($1)', [step])
      await work()
      await waitFor(halted, 1)
      await product().kill()
      await api.pool.query('delete from halt_at')
      await holder.query('select pg_advisory_unlock($1)', [HALT])
      await product().settled()
    },
    release: () => holder.release(),
  }
}

export const waitFor = (what: () => Promise<unknown>, value: unknown) =>
  expect.poll(what, { timeout: 30_000, interval: 20 }).toEqual(value)
