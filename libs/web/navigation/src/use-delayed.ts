import { LOADER_DELAY_MS } from '@tradeport/kernel/config'
import { useEffect, useState } from 'react'

/** True once `active` has lasted for the loader's delay (200 ms): what is quick shows no loader at all. */
export function useDelayed(active: boolean, delayMs = LOADER_DELAY_MS): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setElapsed(true), delayMs)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [active, delayMs])
  return active && elapsed
}
