import board from "../../../../locales/en/board.ftl";
import moves from "../../../../locales/en/moves.ftl";
import steps from "../../../../locales/en/steps.ftl";
import common from "../../../../locales/en/web/common.ftl";
import home from "../../../../locales/en/web/home.ftl";
import replay from "../../../../locales/en/web/replay.ftl";
import room from "../../../../locales/en/web/room.ftl";
import rules from "../../../../locales/en/web/rules.ftl";
import table from "../../../../locales/en/web/table.ftl";

export default [board, moves, steps, common, home, room, table, replay, rules];
