export { SENDER, importJobMachine } from './import-job.machine'
