export { WORK_QUEUES, workQueues, type WorkQueueKey } from './worklist.contract'
