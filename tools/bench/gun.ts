import { fire, type Salvo } from './fire'

// The caller's side, in a process of its own.
process.on('message', (salvo: Salvo) => {
  void fire(salvo).then(
    hits => process.send?.(hits),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
