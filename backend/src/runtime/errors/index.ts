export { readersLocale } from './locale.js';
export { Problem, problems, type ProblemExtra } from './problem.js';
export { answerProblem } from './problem.filter.js';
export { runtimeProblem } from './runtime-problems.js';
